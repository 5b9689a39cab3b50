import { arrived } from '../style-rules.ts'
import { renderer } from '../UiRoot.tsx'
import { whenIdle } from '../when-idle.ts'

/** Of one turn, in ms. After each the browser computes the styles of the whole page. */
const turn = 8

let asked = false

const insertWhenIdle = (): void => {
  if (asked) return
  asked = true
  whenIdle(insert)
}

const insert = (): void => {
  asked = false
  const end = performance.now() + turn
  while (performance.now() < end) {
    const rules = arrived.rules.pop()
    if (!rules) return
    renderer.insertCSSRules(rules)
  }
  insertWhenIdle()
}

// Inserted by the click that draws a control first, the rules would delay what it opens.
arrived.onMore = insertWhenIdle
insertWhenIdle()
