import { type ReactNode, useId } from 'react'
import { classes } from './class-names.ts'
import { look } from './look.ts'
import styles from './Section.module.css'

interface SectionProps {
  title: string
  /** A line or two under the title. */
  help?: ReactNode
  /** A short status next to the title, such as a badge. */
  mark?: ReactNode
  children: ReactNode
}

/** A section of a settings screen: title and description at the left, content at the right; stacked in narrow windows. */
export const Section = ({ title, help, mark, children }: SectionProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes(look('grid', 'upTo960', 'padRowXXL', 'parted', 'firstFlush'), styles.section)}>
      <div>
        <h2 id={id} className={classes(look('row', 'wrap', 'heading', 'gapColumnsS', 'gapRowsXS'), styles.title)}>
          {title} {mark}
        </h2>
        {help && <p className={look('aboveXS', 'muted')}>{help}</p>}
      </div>
      <div className={look('shrinks')}>{children}</div>
    </section>
  )
}
