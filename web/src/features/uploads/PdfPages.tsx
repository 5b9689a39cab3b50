import { useEffect, useRef, useState } from 'react'
import { look } from '../../ui/look.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { fileText } from './file-messages.ts'
import { type OpenPdf, openPdf, type PdfProblem } from './open-pdf.ts'

/** Enough to know a document again; a catalogue of hundreds would fill the memory with pictures of its pages. */
const shownPages = 20

/** The first pages of a PDF, one below the other. */
export const PdfPages = ({ name, content }: { name: string; content: Blob }) => {
  const [pdf, setPdf] = useState<OpenPdf>()
  const [problem, setProblem] = useState<PdfProblem>()
  useEffect(() => {
    let opened: OpenPdf | undefined
    let isGone = false
    void openPdf(content).then((result) => {
      if (typeof result === 'string') return setProblem(result)
      opened = result
      if (isGone) return void result.close()
      setPdf(result)
    })
    return () => {
      isGone = true
      void opened?.close()
    }
  }, [content])
  if (problem) return <p role="alert">{fileText[problem]}</p>
  if (!pdf) return <SkeletonRows rows={6} columns={[320]} />
  const count = Math.min(pdf.pages, shownPages)
  return (
    <>
      {numbersTo(count).map((number) => (
        <PdfPage key={number} pdf={pdf} number={number} name={name} onFailed={() => setProblem('pdfUnreadable')} />
      ))}
      {pdf.pages > count && <p className={look('note')}>{fileText.firstPages({ count })}</p>}
    </>
  )
}

const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

const PdfPage = ({ pdf, number, name, onFailed }: { pdf: OpenPdf; number: number; name: string; onFailed: () => void }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const failed = useRef(onFailed)
  failed.current = onFailed
  useEffect(() => {
    if (canvas.current) pdf.draw(number, canvas.current).catch(() => failed.current())
  }, [pdf, number])
  const label = fileText.page({ page: number, pages: pdf.pages })
  return <canvas ref={canvas} className={look('block', 'upToFull', 'belowL')} role="img" aria-label={`${name}, ${label}`} />
}
