import type { ReactNode } from 'react'
import { look } from '../../../ui/look.ts'
import record from '../../../ui/Record.module.css'
import { bidderText } from '../messages.ts'
import styles from './Overview.module.css'

export const Section = ({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) => (
  <section className={styles.section}>
    <h3 className={record.partTitle}>{title}</h3>
    <dl className={wide ? styles.wide : styles.facts}>{children}</dl>
  </section>
)

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={record.fact}>
    <dt>{label}</dt>
    <dd>{children || children === 0 ? children : <span className={look('muted')}>{bidderText.none}</span>}</dd>
  </div>
)
