import { AnnotationMode, getDocument, PasswordException, PDFWorker, VerbosityLevel } from 'pdfjs-dist'

export interface OpenPdf {
  pages: number
  /** Draws a page. @returns its words; rejects where the page can't be drawn, or once it is no longer wanted */
  draw(page: number, canvas: HTMLCanvasElement, unwanted: AbortSignal): Promise<string>
  close(): void
}

/** Pixels of a page's width, sharp on most screens. */
const width = 1600
/** Larger images in a page are left out: a small file can describe one that fills the memory. */
const maxImageSize = 50_000_000

/** Reads a PDF in a worker. Scripts, forms that compute and links of a PDF are not even read: what comes of it is pixels and words. */
export const openPdf = async (content: Blob): Promise<OpenPdf> => {
  const thread = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  const worker = PDFWorker.create({ port: thread, verbosity: VerbosityLevel.ERRORS })
  const close = () => {
    worker.destroy()
    thread.terminate()
  }
  try {
    const data = new Uint8Array(await content.arrayBuffer())
    const pdf = await getDocument({ data, worker, maxImageSize, useWasm: false, enableXfa: false }).promise
    return {
      pages: pdf.numPages,
      draw: async (number, canvas, unwanted) => {
        const page = await pdf.getPage(number)
        unwanted.throwIfAborted()
        const { width: natural } = page.getViewport({ scale: 1 })
        const viewport = page.getViewport({ scale: width / natural })
        canvas.width = width
        canvas.height = Math.round(viewport.height)
        const drawing = page.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE })
        unwanted.addEventListener('abort', () => drawing.cancel())
        await drawing.promise
        const { items } = await page.getTextContent()
        page.cleanup()
        return items.map((item) => ('str' in item ? item.str : '')).join(' ')
      },
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}

/** Whether a PDF could not be opened for want of its password. */
export const isProtected = (error: unknown): boolean => error instanceof PasswordException
