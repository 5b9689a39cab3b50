// Parses PDFs apart from the page; the library's own worker.
import 'pdfjs-dist/build/pdf.worker.mjs'
