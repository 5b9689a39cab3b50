import axe from 'axe-core'
import { settled } from './settled.ts'

/** Everything that axe finds in what is on screen, as readable lines. */
export const accessibilityProblems = async (): Promise<string[]> => {
  await settled()
  const { violations } = await axe.run(
    // Fluent's sentinels pass the focus on at once; screen readers never meet them.
    { include: document.body, exclude: '[data-tabster-dummy]' },
    // A part alone has no landmarks; the journeys check whole pages.
    { rules: { region: { enabled: false } } },
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`))
}
