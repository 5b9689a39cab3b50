import { ArrowLeft20Regular } from '@fluentui/react-icons/headless/svg/arrow-left'
import { ChevronDown20Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import { ChevronUp20Regular } from '@fluentui/react-icons/headless/svg/chevron-up'
import { Dismiss20Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { text } from '../messages/index.ts'
import { Button } from './Button.tsx'
import { classes } from './class-names.ts'
import { look } from './look.ts'
import styles from './Panel.module.css'
import { usePanelFocus } from './use-panel-focus.ts'
import { useWide } from './use-wide.ts'

export interface PanelProps {
  /** Its name, the heading. */
  title: string
  /** Next to the title, such as the bidder's number. */
  mark?: ReactNode
  /** The line under the title. */
  subtitle?: ReactNode
  /** At the right of the header, before the arrows, such as a SegmentedSwitch. Wraps below on the phone. */
  controls?: ReactNode
  /** The position in the list, such as "4 of 15", before the menu; not on the phone. */
  place?: ReactNode
  /** The record's menu, before the arrows, also on the phone. */
  menu?: ReactNode
  /** A `Tabs` row under the header. */
  tabs?: ReactNode
  /** A band under the header that stays while the content scrolls, such as what the record is in step with. */
  band?: ReactNode
  /** Buttons of the footer, 56 px. */
  footer?: ReactNode
  /** The cross, Escape, and a press outside an overlaid panel. */
  onClose: () => void
  /** The previous or next record of the list; arrow keys do the same while the panel itself has the focus. Omit at the ends. */
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  /** Default true: the panel takes the focus when it opens docked. A list that keeps its arrow keys says false. An overlay always takes it. */
  takesFocus?: boolean
  /** The children fill the panel and scroll by themselves, such as a list. */
  fills?: boolean
  /** A record of short lines: the list beside it gets more room. */
  narrow?: boolean
  children: ReactNode
}

/** A record next to its list: docked at the right from 1200 px, over the list in narrower windows, full screen on the phone. */
export const Panel = ({
  title,
  mark,
  subtitle,
  controls,
  place,
  menu,
  tabs,
  band,
  footer,
  onClose,
  onPrevious,
  onNext,
  takesFocus = true,
  fills = false,
  narrow = false,
  children,
}: PanelProps) => {
  const docked = useWide(1200)
  const phone = !useWide(641)
  const panel = useRef<HTMLElement>(null)
  usePanelFocus(panel, { trapped: !docked, takesFocus, onClose })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== panel.current) return
    const move = event.key === 'ArrowDown' ? onNext : event.key === 'ArrowUp' ? onPrevious : undefined
    if (!move) return
    event.preventDefault()
    move()
  }

  return (
    <>
      {!docked && !phone && <div className={classes(look('scrim'), styles.scrim)} onPointerDown={onClose} aria-hidden="true" />}
      <section
        ref={panel}
        tabIndex={-1}
        data-panel
        {...(docked ? {} : { role: 'dialog', 'aria-modal': true })}
        aria-label={title}
        className={classes(
          // The program moves the focus here, never Tab: a ring around everything says nothing.
          look('stack', 'fixed', 'ground', 'hugs', 'noOutline', 'phoneFullWidth'),
          styles.panel,
          narrow && styles.narrow,
          !docked && classes(look('upToFull'), styles.over),
        )}
        onKeyDown={onKeyDown}
      >
        <header className={classes(look('row', 'fixed', 'gapS'), styles.head)}>
          {phone && <Button look="subtle" icon={<ArrowLeft20Regular />} aria-label={text.common.back} onClick={onClose} />}
          <div className={look('grow')}>
            <div className={look('flex', 'baseline', 'gapS', 'oneLine')}>
              <h2 className={look('heading', 'cutText')} title={title}>
                {title}
              </h2>
              {mark && <span className={look('muted')}>{mark}</span>}
            </div>
            {subtitle && <div className={classes(look('row', 'gapL', 'note', 'oneLine'), styles.subtitle)}>{subtitle}</div>}
          </div>
          {!phone && controls}
          {!phone && place && <span className={look('note', 'fixed')}>{place}</span>}
          <div className={look('flex', 'startS')}>
            {menu}
            <Button
              look="subtle"
              icon={<ChevronUp20Regular />}
              aria-label={text.common.previous}
              disabled={!onPrevious}
              onClick={onPrevious}
            />
            <Button look="subtle" icon={<ChevronDown20Regular />} aria-label={text.common.next} disabled={!onNext} onClick={onNext} />
            {!phone && <Button look="subtle" icon={<Dismiss20Regular />} aria-label={text.common.close} onClick={onClose} />}
          </div>
        </header>
        {tabs}
        {band}
        <div className={fills ? look('stack', 'fill', 'anchor', 'hugs') : classes(look('fill', 'scrolls', 'anchor', 'hugs'), styles.body)}>
          {phone && controls && <div className={styles.controls}>{controls}</div>}
          {children}
        </div>
        {footer && (
          <footer
            className={classes(
              look('row', 'fixed', 'gapS', 'padSidesXXL', 'lineAbove', 'wrap', 'padRowS', 'tall56', 'phoneFoot'),
              styles.foot,
            )}
          >
            {footer}
          </footer>
        )}
      </section>
    </>
  )
}
