import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './Button.tsx'
import { classes } from './class-names.ts'
import { look } from './look.ts'
import styles from './Page.module.css'
import { useWide } from './use-wide.ts'

/**
 * A screen of the shell: a column that fills the content area (title row, tabs, tool rows, then one `PageScroll`), and a `Panel` at its
 * right while one is open. The page itself never scrolls; `PageScroll` or a virtual list does.
 */
export const Page = ({ children, panel }: { children: ReactNode; panel?: ReactNode }) => (
  <div className={look('flex', 'grow', 'fullHeight', 'hugs')}>
    <div className={classes(look('stack', 'grow', 'hugs'), styles.column)}>{children}</div>
    {panel}
  </div>
)

export interface TitleRowProps {
  title: string
  /** Before the title, such as a link back. */
  before?: ReactNode
  /** How many there are, or a short qualification such as "9 users". */
  count?: ReactNode
  /** Buttons at the right, the primary one last. */
  children?: ReactNode
}

/** The one title row of a screen, 60 px; it also names the browser tab. */
export const TitleRow = ({ title, before, count, children }: TitleRowProps) => (
  <div className={look('row', 'wrap', 'fixed', 'gapS', 'padPage', 'padRowSNudge', 'tall60')}>
    <title>{`${title} · AuctionWiz`}</title>
    {before}
    <h1 className={look('title')}>{title}</h1>
    {count !== undefined && <span className={look('muted', 'oneLine')}>{count}</span>}
    <div className={classes(look('row', 'wrap', 'atEnd', 'gapS'), styles.actions)}>{children}</div>
  </div>
)

/** A button in the title row; where the content is narrower than 900 px it shows only its icon, except for the primary one on the phone. */
export const TitleButton = ({ children, ...rest }: ButtonProps & { icon: ReactNode; children: string }) => {
  const phone = !useWide(641)
  const keepsLabel = phone && rest.look === 'primary'
  return (
    // The app's tooltip says a reason or a key; it needs the label, which is no plain text here.
    <Button
      aria-label={children}
      title={rest.reason || rest.shortcut ? undefined : children}
      {...rest}
      className={keepsLabel ? undefined : styles.action}
    >
      <span className={styles.actionLabel}>{children}</span>
    </Button>
  )
}

/** The row under the tabs for search, filter, sort and view, 48 px. `Spacer` pushes what follows to the right. */
export const ToolRow = ({ children }: { children: ReactNode }) => (
  <div className={classes(look('row', 'fixed', 'gapS', 'padPage', 'tall48'), styles.toolRow)}>{children}</div>
)

export const Spacer = () => <span className={look('fill')} />

/** The scrolling part. `padded` adds the content padding. */
export const PageScroll = ({ children, padded = false }: { children: ReactNode; padded?: boolean }) => (
  <div className={classes(look('fill', 'scrolls', 'anchor', 'hugs'), padded && look('padPage', 'padRowXXL'))}>{children}</div>
)

/** The footer of 40 px for totals; a bulk bar takes its place. `tone="selected"` is for the bulk bar. */
export const PageFooter = ({ children, tone }: { children: ReactNode; tone?: 'selected' }) => (
  <div
    className={classes(
      look('row', 'fixed', 'gapL', 'padPage', 'note', 'lineAbove'),
      styles.foot,
      tone && classes(look('text', 'selected'), styles.selected),
    )}
    data-tone={tone}
  >
    {children}
  </div>
)

/** The tools at the bottom of the phone's screen; renders nothing elsewhere. */
export const Dock = ({ children }: { children: ReactNode }) => (
  <div className={classes(look('flex', 'fixed', 'gapS', 'lineAbove', 'chrome', 'onPhone', 'phoneFoot'), styles.dock)}>{children}</div>
)
