import { useFormat } from '../../app/format.ts'
import { AppLink } from '../AppLink.tsx'
import { classes } from '../class-names.ts'
import { look } from '../look.ts'
import styles from './Charts.module.css'

export interface BarsProps {
  title: string
  bars: readonly {
    name: string
    count: number
    /** Of the whole, 0 to 1. */
    share: number
    percent: string
    /** Where what it counts is listed. */
    to: string
  }[]
}

/** A bar for each category with its count and percent; a press shows what it counts. */
export const Bars = ({ title, bars }: BarsProps) => {
  const format = useFormat()
  return (
    <ul aria-label={title} className={classes(look('grid'), styles.bars)}>
      {bars.map(({ name, count, share, percent, to }) => (
        <li key={name} className={look('grid', 'wholeRow')}>
          <AppLink
            to={to}
            className={look('grid', 'wholeRow', 'center', 'gapS', 'padSidesS', 'plainLink', 'rounded', 'tall32', 'phoneTall', 'hovers')}
          >
            <span>{name}</span>
            <span className={look('clips', 'roundedSmall', 'track', 'ownColors', 'high12')} aria-hidden="true">
              <span className={look('block', 'fullHeight', 'bar')} style={{ width: `${share * 100}%` }} />
            </span>
            <span className={look('strong', 'right', 'numbers')}>{format.number(count)}</span>
            <span className={look('muted', 'right', 'numbers')}>{percent}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
