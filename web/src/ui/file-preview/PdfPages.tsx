import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../../app/format.ts'
import { Button } from '../Button.tsx'
import { look } from '../look.ts'
import { previewText } from './messages.ts'
import { isProtected, type OpenPdf, openPdf } from './open-pdf.ts'

interface Drawn {
  page: number
  /** For those who hear the page. */
  words: string
}

/** A PDF, one page at a time, so that one of a thousand pages takes no more memory than a letter. */
const PdfPages = ({ content, name }: { content: Blob; name: string }) => {
  const format = useFormat()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [pdf, setPdf] = useState<OpenPdf>()
  const [page, setPage] = useState(1)
  const [drawn, setDrawn] = useState<Drawn>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    const opened = openPdf(content)
    opened.then(setPdf, (error: unknown) => setProblem(isProtected(error) ? previewText.pdfProtected : previewText.unreadable))
    return () =>
      void opened.then(
        (one) => one.close(),
        () => undefined,
      )
  }, [content])
  useEffect(() => {
    const onto = canvas.current
    if (!pdf || !onto) return
    const stop = new AbortController()
    pdf.draw(page, onto, stop.signal).then(
      (words) => setDrawn({ page, words }),
      () => {
        if (!stop.signal.aborted) setProblem(previewText.unreadable)
      },
    )
    return () => stop.abort()
  }, [pdf, page])
  if (problem !== undefined) return <p role="alert">{problem}</p>
  const count = pdf?.pages ?? 1
  const shown = previewText.pageOf({ page: format.number(page), count: format.number(count) })
  return (
    <>
      <div className={look('row', 'wrap', 'gapS', 'padBottomM')}>
        <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
          {previewText.pageBefore}
        </Button>
        <span role="status" className={look('note')}>
          {shown}
        </span>
        <Button disabled={page === count} onClick={() => setPage(page + 1)}>
          {previewText.pageAfter}
        </Button>
      </div>
      <canvas
        ref={canvas}
        role="img"
        aria-label={`${name}, ${shown}`}
        aria-busy={drawn?.page !== page}
        className={look('upToFull', 'framed')}
      />
      <p className="visually-hidden">{drawn?.page === page ? drawn.words : ''}</p>
    </>
  )
}

export default PdfPages
