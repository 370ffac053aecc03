import Catalog
import CatalogFile
import Glibc
import TemporaryFolder
import Testing

@Suite("Missing files")
struct MissingFilesTests {
  @Test("what is missing is told with its place and a fix, what is there is not")
  func missing() throws {
    try withTemporaryFolder { folder in
      write("x", to: "\(folder)/there.jpg")
      write("x", to: "\(folder)/summer #1.jpg")
      write("x", to: "\(folder)/Photo.JPG")
      mkdir("\(folder)/inner", 0o755)
      mkfifo("\(folder)/pipe.jpg", 0o600)
      let file = "\(folder)/kiosk.yaml"
      write(
        """
        categories:
          - rows:
            - tiles:
                - image: there.jpg
                - image: summer #1.jpg
                - image: photo.jpg
                - image: nothing-like-it.png
                - image: inner
                - image: pipe.jpg
                - image: "summer #1.jpg"
              from: { folder: iner }
            - from: { folder: there.jpg }
            - from: { folder: inner }
        """, to: file)

      let found = CatalogFile.missingFiles(in: try CatalogFile.read(path: file).catalog, file: file)

      #expect(
        Set(found.map { $0.description.replacing(folder, with: "DIR") }) == [
          ##"DIR/kiosk.yaml:5:18: error: picture "summer" not found ("#" begins a comment: write "summer #1.jpg")"##,
          #"DIR/kiosk.yaml:6:18: error: picture "photo.jpg" not found (did you mean "Photo.JPG"?)"#,
          #"DIR/kiosk.yaml:7:18: error: picture "nothing-like-it.png" not found (look for it at DIR/nothing-like-it.png)"#,
          #"DIR/kiosk.yaml:8:18: error: "inner" is a folder, not a picture (show it in a row with from: { folder: inner })"#,
          #"DIR/kiosk.yaml:9:18: error: "pipe.jpg" is not a regular file (name a picture)"#,
          #"DIR/kiosk.yaml:11:23: error: folder "DIR/iner" not found (did you mean "inner"?)"#,
          #"DIR/kiosk.yaml:12:23: error: "DIR/there.jpg" is not a folder (name a picture with image:, or a folder)"#,
        ])
    }
  }
}
