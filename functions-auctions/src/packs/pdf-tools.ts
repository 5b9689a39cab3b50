import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PdfTools } from './write-pdf.ts'

/** Loads the library and the fonts with the first pack: no other call waits for them. @param folder where the build put the fonts */
export const pdfTools = (folder: string) => async (): Promise<PdfTools> => {
  const [{ default: Document }, regular, bold] = await Promise.all([
    import('pdfkit'),
    readFile(join(folder, 'DejaVuSans.ttf')),
    readFile(join(folder, 'DejaVuSans-Bold.ttf')),
  ])
  return { Document, regular, bold }
}
