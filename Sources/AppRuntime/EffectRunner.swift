import AlbumModel
import AlbumStore
package import DecoderPool
import DecoderProtocol
package import GridController
package import SystemEdge

/// Has effects done by the pool of decoders, the fetcher and the measurer.
package final class EffectRunner: EffectHandler {
  /// What is wanted, and what has been fetched of it.
  private struct Wanted {
    var demands: [PictureDemand] = []
    var fetched: [[UInt8]: [UInt8]] = [:]
  }

  private let pool: DecoderPool?
  private let fetcher: RemoteFetcher
  private let measurer: SectionMeasurer
  private let keeping: LibraryKeeping
  private let describer: PhotoDescriber
  private let gatherer: FileFactsGatherer
  private let sharer: ShareRunner
  private let mailbox: Mailbox<Event>
  private let wanted: Monitor<Wanted>

  /// - Parameters:
  ///   - decoder: how to start decoders; nil when there are none.
  ///   - cacheFolder: where fetched photos are kept.
  ///   - keeping: carries out edits.
  ///   - mailbox: gets what comes of the effects.
  package init(
    decoder: DecoderPool.Configuration?, cacheFolder: [UInt8], keeping: LibraryKeeping,
    mailbox: Mailbox<Event>
  ) {
    self.keeping = keeping
    self.mailbox = mailbox
    let wanted = Monitor(Wanted())
    let pool = decoder.map { configuration in
      DecoderPool(configuration: configuration) { mailbox.post(.picture($0)) }
    }
    self.wanted = wanted
    self.pool = pool
    measurer = SectionMeasurer { mailbox.post(.facts($0, $1)) }
    describer = PhotoDescriber(program: decoder?.program) { mailbox.post(.metadata($0, $1)) }
    gatherer = FileFactsGatherer(
      report: { mailbox.post(.fileFacts($0)) }, finished: { mailbox.post(.factsComplete) })
    sharer = ShareRunner(
      decoderProgram: decoder?.program,
      localCopy: { address in
        wanted.withLock { $0.fetched[address] }
      }, report: { mailbox.post(.shared($0)) })
    fetcher = RemoteFetcher(cacheDirectory: cacheFolder) { address, result in
      switch result {
      case .success(let path):
        let requests = wanted.withLock { wanted in
          wanted.fetched[address] = path
          return Self.requests(wanted)
        }
        pool?.demand(requests)
      case .failure(let failure):
        Self.refuse(address, failure, wanted, mailbox)
      }
    }
  }

  package func run(_ effect: Effect) {
    switch effect {
    case .demandPictures(let demands): demand(demands)
    case .measure(let sections): measurer.demand(sections.map { ($0.id, $0.album) })
    case .edit(let request): keeping.submit(request)
    case .remember(let memory): keeping.remember(memory)
    case .describe(let photos): describer.demand(photos.map { ($0.item, $0.location) })
    case .gatherFacts(let blocks): gatherer.demand(blocks.map { ($0.base, $0.contents) })
    case .share(let order): sharer.run(order)
    case .cancelShare(let id): sharer.cancel(id)
    case .open(let command, let location): open(location, with: command)
    case .checkLibrary: keeping.check()
    case .reread(let count): keeping.reread(asOf: count)
    case .list(let folders, let count): keeping.list(folders, asOf: count)
    case .redraw, .suspend, .quit, .copyText: break
    }
  }

  package func shutdown() {
    fetcher.stop()
    measurer.stop()
    describer.stop()
    gatherer.stop()
    sharer.stop()
    pool?.shutdown()
    keeping.close()
  }

  private func open(_ location: PhotoLocation, with command: ExternalCommand?) {
    let target: [UInt8] =
      switch location {
      case .file(let path): path
      case .remote(let address): address
      }
    let mailbox = mailbox
    ExternalOpener.open(words: command?.words, target: target) { line in
      mailbox.post(.message(Message(.warning, line)))
    }
  }

  private func demand(_ demands: [PictureDemand]) {
    let (requests, missing) = wanted.withLock { wanted in
      wanted.demands = demands
      return (Self.requests(wanted), Self.missing(wanted))
    }
    pool?.demand(requests)
    fetcher.demand(missing)
  }

  /// What the pool can begin with: files, and photos from the web that have been fetched.
  private static func requests(_ wanted: Wanted) -> [PictureRequest] {
    wanted.demands.compactMap { demand in
      switch demand.location {
      case .file(let path): PictureRequest(id: demand.id, path: path, box: demand.box)
      case .remote(let address):
        wanted.fetched[address].map { PictureRequest(id: demand.id, path: $0, box: demand.box) }
      }
    }
  }

  private static func missing(_ wanted: Wanted) -> [[UInt8]] {
    wanted.demands.compactMap { demand in
      guard case .remote(let address) = demand.location, wanted.fetched[address] == nil else {
        return nil
      }
      return address
    }
  }

  private static func refuse(
    _ address: [UInt8], _ failure: RemoteFetcher.Failure, _ wanted: Monitor<Wanted>,
    _ mailbox: Mailbox<Event>
  ) {
    let demands = wanted.withLock { wanted in
      wanted.demands.filter { $0.location == .remote(address) }
    }
    for demand in demands {
      let failure = DecodeFailure(.unreachable, reason: failure.reason)
      mailbox.post(
        .picture(PictureReply(id: demand.id, result: .failure(failure), microseconds: 0)))
    }
  }
}
