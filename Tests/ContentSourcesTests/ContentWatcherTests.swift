import Catalog
import ContentSources
import Glibc
import TemporaryFolder
import Testing

@Suite("Content watcher")
struct ContentWatcherTests {
  /// The ways in which programs save a file, one after the other.
  static let saves = ["in place", "rename", "backup first", "from another disk", "hard link", "twice"]

  @Test("every way to save the file is seen, again and again")
  func saves() {
    watching { folder, watcher in
      let file = "\(folder)/kiosk.yaml"
      for round in 0..<3 {
        for way in Self.saves {
          save(file, way, "title: \(way) \(round)")

          #expect(changed(&watcher) != nil, "\(way), round \(round)")
        }
      }
    }
  }

  @Test("a file half written is no change until its writer is done")
  func halfWritten() {
    watching { folder, watcher in
      let descriptor = open("\(folder)/kiosk.yaml", O_WRONLY | O_TRUNC)
      Glibc.write(descriptor, "ti", 2)
      #expect(changed(&watcher) == nil)
      Glibc.write(descriptor, "tle: A", 6)
      #expect(changed(&watcher) == nil)

      close(descriptor)

      #expect(changed(&watcher)?.paths == ["\(folder)/kiosk.yaml"])
    }
  }

  @Test("a picture saved beside a file half written does not have the file read")
  func pictureMeanwhile() {
    withTemporaryFolder { folder in
      write("title: One", to: "\(folder)/kiosk.yaml")
      var watcher = ContentWatcher()
      watcher.watch(WatchedPaths(file: "\(folder)/kiosk.yaml", pictureFolders: [folder]))
      let descriptor = open("\(folder)/kiosk.yaml", O_WRONLY | O_TRUNC)
      Glibc.write(descriptor, "ti", 2)
      write("picture", to: "\(folder)/a.png")
      watcher.drain(now: 0)
      #expect(watcher.takeChanges(now: 2) == nil)

      close(descriptor)
      watcher.drain(now: 3)

      #expect(watcher.takeChanges(now: 3.1) == nil)
      #expect(watcher.takeChanges(now: 3.2)?.paths == ["\(folder)/kiosk.yaml", "\(folder)/a.png"])
    }
  }

  @Test("a burst of saves is one change")
  func burst() {
    watching { folder, watcher in
      for count in 0..<5 {
        save("\(folder)/kiosk.yaml", "rename", "title: \(count)")
        watcher.drain(now: Double(count) / 10)
        #expect(watcher.takeChanges(now: Double(count) / 10) == nil)
      }

      #expect(watcher.nextDeadline == 0.4 + 0.2)
      #expect(watcher.takeChanges(now: 0.61) != nil)
      #expect(watcher.takeChanges(now: 9) == nil)
      #expect(watcher.nextDeadline == nil)
    }
  }

  @Test("what does not concern us is no change")
  func unconcerned() {
    watching { folder, watcher in
      write("other", to: "\(folder)/other.yaml")
      write("backup", to: "\(folder)/kiosk.yaml~")
      mkdir("\(folder)/new", 0o755)
      makePictures("photos/.hidden.jpg", "photos/a.jpg.part", "photos/.a.jpg.Xk3f9a", "photos/notes.txt", in: folder)
      makePictures("new/a.jpg", in: folder)

      #expect(changed(&watcher) == nil)
    }
  }

  @Test("the file removed, made again, its mode changed and its whole folder replaced are seen")
  func removedAndMadeAgain() {
    watching { folder, watcher in
      let file = "\(folder)/kiosk.yaml"
      unlink(file)
      #expect(changed(&watcher) != nil)
      write("title: B", to: file)
      #expect(changed(&watcher) != nil)
      chmod(file, 0)
      #expect(changed(&watcher) != nil)
      chmod(file, 0o644)
      #expect(changed(&watcher) != nil)

      rename(folder, folder + ".gone")
      #expect(changed(&watcher) != nil)
      mkdir(folder, 0o755)
      _ = changed(&watcher)
      write("title: C", to: file)
      #expect(changed(&watcher) != nil)
      write("title: D", to: file)
      #expect(changed(&watcher) != nil)
      write("title: old", to: "\(folder).gone/kiosk.yaml")
      #expect(changed(&watcher) == nil)
    }
  }

  @Test("a deployment that swaps a link is seen, and then the new folder is watched")
  func swappedLink() {
    withTemporaryFolder { folder in
      makePictures("v1/kiosk.yaml", "v2/kiosk.yaml", in: folder)
      symlink("v1", "\(folder)/current")
      var watcher = ContentWatcher()
      watcher.watch(WatchedPaths(file: "\(folder)/current/kiosk.yaml"))

      symlink("v2", "\(folder)/next")
      rename("\(folder)/next", "\(folder)/current")
      #expect(changed(&watcher) != nil)

      write("title: B", to: "\(folder)/v2/kiosk.yaml")
      #expect(changed(&watcher) != nil)
      write("title: B", to: "\(folder)/v1/kiosk.yaml")
      #expect(changed(&watcher) == nil)
    }
  }

  @Test("a file behind a link is watched where it lies")
  func linkedFile() {
    withTemporaryFolder { folder in
      makePictures("repository/kiosk.yaml", "home/x", in: folder)
      symlink("../repository/kiosk.yaml", "\(folder)/home/kiosk.yaml")
      var watcher = ContentWatcher()
      watcher.watch(WatchedPaths(file: "\(folder)/home/kiosk.yaml"))

      save("\(folder)/repository/kiosk.yaml", "rename", "title: B")
      #expect(changed(&watcher) != nil)
      unlink("\(folder)/home/kiosk.yaml")
      #expect(changed(&watcher) != nil)
      write("title: C", to: "\(folder)/home/kiosk.yaml")
      #expect(changed(&watcher) != nil)
    }
  }

  @Test("a file whose folders are not there yet is seen when it comes")
  func notYetThere() {
    withTemporaryFolder { folder in
      var watcher = ContentWatcher()
      watcher.watch(WatchedPaths(file: "\(folder)/usb/kiosk/kiosk.yaml"))

      mkdir("\(folder)/usb", 0o755)
      #expect(changed(&watcher) != nil)
      mkdir("\(folder)/usb/kiosk", 0o755)
      #expect(changed(&watcher) != nil)
      write("title: A", to: "\(folder)/usb/kiosk/kiosk.yaml")
      #expect(changed(&watcher) != nil)
    }
  }

  @Test("pictures that come, change and go in a folder and below are seen by name")
  func pictures() {
    watching { folder, watcher in
      let photos = "\(folder)/photos"
      makePictures("photos/new.jpg", in: folder)
      #expect(changed(&watcher)?.paths == ["\(photos)/new.jpg"])

      makePictures("photos/.new.jpg.Xk3f9a", in: folder)
      #expect(changed(&watcher) == nil)
      rename("\(photos)/.new.jpg.Xk3f9a", "\(photos)/new.jpg")
      #expect(changed(&watcher) == ContentWatcher.Changes(paths: ["\(photos)/new.jpg"]))

      unlink("\(photos)/new.jpg")
      #expect(changed(&watcher)?.paths == ["\(photos)/new.jpg"])

      makePictures("photos/2024/deep.jpg", in: folder)
      #expect(changed(&watcher) != nil)
      makePictures("photos/2024/deep.jpg", in: folder)
      #expect(changed(&watcher)?.paths == ["\(photos)/2024/deep.jpg"])
      removeTree(at: "\(photos)/2024")
      #expect(changed(&watcher) != nil)

      symlink("/nonexistent", "\(photos)/link.jpg")
      #expect(changed(&watcher) != nil)
    }
  }

  @Test("the folder of pictures removed and made again is watched anew")
  func folderAgain() {
    watching { folder, watcher in
      removeTree(at: "\(folder)/photos")
      #expect(changed(&watcher) != nil)
      makePictures("photos/b.jpg", in: folder)
      #expect(changed(&watcher) != nil)
      makePictures("photos/c.jpg", in: folder)
      #expect(changed(&watcher)?.paths == ["\(folder)/photos/c.jpg"])
    }
  }

  @Test("pictures that the file names one by one are seen when they are replaced, by the path that names them")
  func namedPictures() {
    withTemporaryFolder { folder in
      makePictures("kiosk.yaml", "pix/a.jpg", in: folder)
      symlink("pix", "\(folder)/alias")
      let row = Row(
        id: "r",
        tiles: ["pix", "alias"].map { Tile(id: $0, image: ImageReference(path: "\(folder)/\($0)/a.jpg", name: "")) })
      let catalog = Catalog(categories: [Category(id: "c", title: "C", rows: [row])])
      var watcher = ContentWatcher()
      watcher.watch(WatchedPaths(file: "\(folder)/kiosk.yaml", catalog: catalog))

      save("\(folder)/pix/a.jpg", "rename", "new")

      #expect(changed(&watcher)?.paths == ["\(folder)/pix/a.jpg", "\(folder)/alias/a.jpg"])
    }
  }

  @Test("what is watched no more is no change")
  func unwatched() {
    watching { folder, watcher in
      watcher.watch(WatchedPaths(file: "\(folder)/kiosk.yaml"))
      makePictures("photos/b.jpg", in: folder)
      #expect(changed(&watcher) == nil)

      save("\(folder)/kiosk.yaml", "rename", "title: B")
      #expect(changed(&watcher) != nil)
    }
  }

  @Test("hours of edits leave no descriptor behind and lose no event")
  func manyRounds() {
    watching { folder, watcher in
      for round in 0..<200 {
        save("\(folder)/kiosk.yaml", Self.saves[round % Self.saves.count], "title: \(round)")
        if round % 10 == 0 { removeTree(at: "\(folder)/photos") }
        if round % 10 == 5 { makePictures("photos/a.jpg", in: folder) }
        #expect(changed(&watcher) != nil, "round \(round)")
      }
    }
  }

  // MARK: The way of a test

  /// A folder with `kiosk.yaml` and `photos/a.jpg`, both watched.
  private func watching(_ body: (String, inout ContentWatcher) -> Void) {
    withTemporaryFolder { parent in
      let folder = "\(parent)/content"
      mkdir(folder, 0o755)
      write("title: A", to: "\(folder)/kiosk.yaml")
      makePictures("photos/a.jpg", in: folder)
      var watcher = ContentWatcher()
      watcher.watch(WatchedPaths(file: "\(folder)/kiosk.yaml", folders: ["\(folder)/photos"]))
      #expect(watcher.shortage == nil)
      body(folder, &watcher)
    }
  }

  /// What the watcher saw of what was done before: inotify queues an event within the call that causes it.
  private func changed(_ watcher: inout ContentWatcher) -> ContentWatcher.Changes? {
    var request = pollfd(fd: watcher.fileDescriptor ?? -1, events: Int16(POLLIN), revents: 0)
    while poll(&request, 1, 0) > 0 { watcher.drain(now: 0) }
    return watcher.takeChanges(now: 10)
  }

  private func save(_ file: String, _ way: String, _ text: String) {
    let temporary = file + ".x~"
    switch way {
    case "rename":
      write(text, to: temporary)
      rename(temporary, file)
    case "backup first":
      rename(file, temporary)
      write(text, to: file)
      unlink(temporary)
    case "from another disk":
      unlink(file)
      write(text, to: file)
    case "hard link":
      write(text, to: temporary)
      unlink(file)
      link(temporary, file)
      unlink(temporary)
    case "twice":
      for _ in 0..<2 {
        write(text, to: temporary)
        rename(temporary, file)
      }
    default:
      write(text, to: file)
    }
  }
}
