import type { ReactNode } from 'react'
import { classes } from '../../../ui/class-names.ts'
import { look } from '../../../ui/look.ts'
import record from '../../../ui/Record.module.css'
import { CopyButton } from './CopyButton.tsx'
import profile from './Profile.module.css'

/** In place of a figure that there is not. */
export const noValue = '—'

export const Section = ({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) => (
  <section className={look('padTopL', 'padBottomS', 'parted')}>
    <h3 className={look('belowS', 'body')}>{title}</h3>
    <dl className={wide ? look('block') : look('grid', 'cards240', 'phoneOneColumn', 'gapColumnsXXL')}>{children}</dl>
  </section>
)

/** A figure without a value is a dash. `copied` adds a button that copies this text. */
export const Fact = ({ label, copied, children }: { label: string; copied?: string | undefined; children: ReactNode }) => (
  <div className={classes(look('flex', 'gapL', 'tall28', 'padRow'), record.fact)}>
    <dt>{label}</dt>
    <dd className={copied && classes(look('fill', 'anchor'), profile.copied)}>
      {children || children === 0 ? children : <span className={look('muted')}>{noValue}</span>}
      {copied && <CopyButton label={label} value={copied} />}
    </dd>
  </div>
)
