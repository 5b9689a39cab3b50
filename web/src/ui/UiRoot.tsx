import { FluentProvider } from '@fluentui/react-provider'
import type { PartialTheme } from '@fluentui/react-theme'
import { createDOMRenderer, RendererProvider } from '@griffel/react'
import type { ReactNode } from 'react'
import { classes } from './class-names.ts'
import styles from './UiRoot.module.css'

/** The themes are CSS variables of the page (see `themeCss`), so that nothing flashes and Fluent computes none. */
const inherited: PartialTheme = {}

/** Fluent's styles go to the head's start: ours come after them in every chunk, and so decide at equal weight. */
const first = document.head.querySelector('meta')
export const renderer = createDOMRenderer(document, {
  ...(first && { insertionPoint: first }),
  // Of vertical sliders, which the app has none of; Chromium warns of its old keyword.
  unstable_filterCSSRule: (rule) => !rule.includes('slider-vertical'),
})

const { insertCSSRules } = renderer
const inserted = new WeakSet<object>()
// Each control that mounts inserts all rules of its kind: comparing them one by one took more time than any function of a panel's opening.
renderer.insertCSSRules = (rules) => {
  if (inserted.has(rules)) return
  inserted.add(rules)
  insertCSSRules(rules)
}

/** What Fluent's controls need around them; rendered once, around the whole app. */
export const UiRoot = ({ children }: { children: ReactNode }) => (
  <RendererProvider renderer={renderer} targetDocument={document}>
    <FluentProvider theme={inherited} className={classes(styles.root)}>
      {children}
    </FluentProvider>
  </RendererProvider>
)
