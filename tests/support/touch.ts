import type { Page } from 'playwright-core'

/** Controls that take presses from less than 44 by 44 px, two px of borders aside, as readable lines. Links in running text may be lower. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 42
    const found: string[] = []
    const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)
    const controls = 'a[href], button, select, summary, textarea, input:not([type=hidden], [type=file]), [role=slider], [role=switch]'
    for (const control of (dialog ?? document.body).querySelectorAll<HTMLElement>(controls)) {
      const label = control.closest('label') ?? (control.id ? document.querySelector(`label[for="${control.id}"]`) : null)
      const pressed = control.matches('[type=radio], [type=checkbox]') ? (label ?? control) : control
      if (!pressed.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isInText(control)) continue
      pressed.scrollIntoView({ block: 'center', inline: 'center' })
      const { left, top, width, height } = pressed.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const takes = (dx: number, dy: number): boolean => {
        const at = document.elementFromPoint(x + dx, y + dy)
        return at !== null && (pressed.contains(at) || control.contains(at) || at.closest('label')?.control === control)
      }
      // Elements visible only to screen readers, or covered by fixed ones, can't be tapped in place.
      if (width < 2 || height < 2 || !takes(0, 0)) continue
      const reach = (dx: number, dy: number): number => {
        let steps = 0
        while (steps < 60 && takes(dx * (steps + 1), dy * (steps + 1))) steps += 1
        return steps
      }
      const wide = reach(-1, 0) + reach(1, 0) + 1
      const high = reach(0, -1) + reach(0, 1) + 1
      const name = control.getAttribute('aria-label') ?? control.innerText.slice(0, 40)
      if (wide < least || high < least) found.push(`${wide} x ${high}: ${control.tagName.toLowerCase()} ${name}`)
    }
    return found

    function isInText(control: HTMLElement): boolean {
      const around = control.parentElement?.textContent?.trim().length ?? 0
      return getComputedStyle(control).display === 'inline' && around > (control.textContent?.trim().length ?? 0) + 1
    }
  })
