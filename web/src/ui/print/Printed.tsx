import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { classes } from '../class-names.ts'
import { look } from '../look.ts'
import styles from './Printed.module.css'
import { pageRules } from './page-rules.ts'

export interface PrintedProps {
  /** Names the file that "Save as PDF" makes. */
  title: string
  /** At the foot of each page: left and centre; the page number is at the right. */
  foot: readonly [left: string, centre: string]
  /** The page number's words, such as `Page {page} of {pages}`. */
  pageWords: string
  landscape?: boolean
  /** The content is complete: the browser's print dialog opens. */
  ready: boolean
  /** The dialog was closed. */
  onDone: () => void
  children: ReactNode
}

/** Prints its children instead of the page: black on white, with a foot and a number on each page. On the screen nothing shows. */
export const Printed = ({ title, foot, pageWords, landscape = false, ready, onDone, children }: PrintedProps) => {
  const [left, centre] = foot
  const done = useRef(onDone)
  done.current = onDone
  useEffect(() => {
    if (!ready) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(pageRules({ left, centre, pageWords, landscape }))
    document.adoptedStyleSheets.push(sheet)
    const before = document.title
    document.title = title
    const end = () => done.current()
    window.addEventListener('afterprint', end)
    // After the frame that shows the content; some browsers print what was last painted.
    const frame = requestAnimationFrame(() => window.print())
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('afterprint', end)
      document.title = before
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [ready, title, left, centre, pageWords, landscape])
  return createPortal(<article className={classes(look('caption'), styles.sheet)}>{children}</article>, document.body)
}
