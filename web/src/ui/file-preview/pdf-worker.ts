/** Reads PDFs in a thread of its own; started by `open-pdf`. */
import 'pdfjs-dist/build/pdf.worker.min.mjs'
