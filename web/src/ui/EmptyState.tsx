import type { ReactNode } from 'react'
import { classes } from './class-names.ts'
import { look } from './look.ts'
import styles from './Notice.module.css'

export interface NoticeProps {
  /** A 24 px icon. */
  icon?: ReactNode
  title: string
  /** `h1` for the only text of a page. Default `h2`, under a title row. */
  heading?: 'h1' | 'h2'
  children?: ReactNode
  /** Small print, such as a request id. */
  detail?: ReactNode
  /** The one action that helps, and at most one more. */
  actions?: ReactNode
  /** Within a panel or a column, without the page's padding. */
  compact?: boolean | undefined
}

/** The layout that empty, error and no-permission states share. */
export const Notice = ({ icon, title, heading: Heading = 'h2', children, detail, actions, compact }: NoticeProps) => (
  <div className={classes(look('stack', 'top'), styles.notice, compact && styles.compact)}>
    {icon}
    <Heading className={look('aboveL', 'heading')}>{title}</Heading>
    {children && <div className={look('aboveXS', 'soft')}>{children}</div>}
    {detail && <p className={look('aboveS', 'note', 'breaks')}>{detail}</p>}
    {actions && <div className={look('flex', 'wrap', 'gapS', 'aboveXL')}>{actions}</div>}
  </div>
)

/** Says what will appear here, why it is empty, and the one action that fills it. */
export const EmptyState = (props: NoticeProps) => <Notice {...props} />
