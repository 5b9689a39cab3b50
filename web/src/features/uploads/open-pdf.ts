import { getDocument, PasswordException, PDFWorker, VerbosityLevel } from 'pdfjs-dist'

export interface OpenPdf {
  pages: number
  draw(page: number, canvas: HTMLCanvasElement): Promise<void>
  close(): Promise<void>
}

/** Names of texts. */
export type PdfProblem = 'pdfProtected' | 'pdfUnreadable'

/** Drawn at this scale for screens with dense pixels. */
const scale = 1.6

/** Opens a PDF to draw its pages. Its scripts, forms and attachments are not read. */
export const openPdf = async (content: Blob): Promise<OpenPdf | PdfProblem> => {
  const port = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS })
  const data = new Uint8Array(await content.arrayBuffer())
  const task = getDocument({ data, worker, useWasm: false, enableXfa: false })
  const close = async () => {
    await task.destroy()
    worker.destroy()
    port.terminate()
  }
  try {
    const document = await task.promise
    return {
      pages: document.numPages,
      draw: async (number, canvas) => {
        const page = await document.getPage(number)
        const viewport = page.getViewport({ scale })
        canvas.width = viewport.width
        canvas.height = viewport.height
        await page.render({ canvas, viewport }).promise
      },
      close,
    }
  } catch (error) {
    await close()
    return error instanceof PasswordException ? 'pdfProtected' : 'pdfUnreadable'
  }
}
