import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../../../../app/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { look } from '../../../../ui/look.ts'
import { documentText } from './messages.ts'
import { type OpenPdf, openPdf } from './open-pdf.ts'

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
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const opened = openPdf(content)
    opened.then(setPdf, () => setFailed(true))
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
        if (!stop.signal.aborted) setFailed(true)
      },
    )
    return () => stop.abort()
  }, [pdf, page])
  if (failed) return <p className={look('muted')}>{documentText.unreadable}</p>
  const count = pdf?.pages ?? 1
  const shown = documentText.pageOf({ page: format.number(page), count: format.number(count) })
  return (
    <>
      <div className={look('row', 'wrap', 'gapS', 'padBottomM')}>
        <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
          {documentText.pageBefore}
        </Button>
        <span role="status" className={look('note')}>
          {shown}
        </span>
        <Button disabled={page === count} onClick={() => setPage(page + 1)}>
          {documentText.pageAfter}
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
