import type { ReactNode } from 'react'
import { classes } from '../class-names.ts'
import { look } from '../look.ts'
import chart from './Plot.module.css'

interface GridLineProps {
  /** From the top of the plot, in CSS. */
  top: string
  /** The value that it marks. */
  children: ReactNode
}

/** A line across the plot of a chart, with its value at the left. */
export const GridLine = ({ top, children }: GridLineProps) => (
  <span className={classes(look('placed', 'across'), chart.gridLine)} style={{ top }}>
    <span className={look('placed', 'note', 'padRightS')}>{children}</span>
  </span>
)
