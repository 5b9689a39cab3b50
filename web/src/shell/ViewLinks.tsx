import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { useFeatures } from '../app/features.ts'
import { AppLink } from '../ui/AppLink.tsx'
import { classes } from '../ui/class-names.ts'
import { prefetch } from '../ui/lazy-part/prefetch.ts'
import { look } from '../ui/look.ts'
import { openViews, views } from './navigation.tsx'
import styles from './ViewLinks.module.css'

/** Links to the views; hovering or focusing one fetches its code. */
export const ViewLinks = ({ onChoose }: { onChoose?: () => void }) => {
  const { pathname } = useLocation()
  const has = useFeatures()
  return (
    <ul className={look('stack', 'gapXXS')}>
      {openViews(views(), has).map(({ path, label, icon, chosenIcon, load, apart, Count }) => {
        const chosen = pathname === path || pathname.startsWith(`${path}/`)
        return (
          <li key={path} className={apart ? look('aboveS', 'padTopS', 'lineAbove') : undefined}>
            <AppLink
              to={path}
              title={label}
              className={classes(look('row', 'gapM', 'padSidesM', 'soft', 'oneLine', 'rounded', 'high32', 'hoversNav'), styles.link)}
              aria-current={chosen ? 'page' : undefined}
              onClick={onChoose}
              onPointerEnter={() => prefetch(load)}
              onFocus={() => prefetch(load)}
            >
              <Suspense>{chosen ? chosenIcon : icon}</Suspense>
              <span className={styles.label}>{label}</span>
              {Count && (
                <span className={classes(look('atEnd', 'caption', 'soft'), styles.label)}>
                  <Suspense fallback={null}>
                    <Count />
                  </Suspense>
                </span>
              )}
            </AppLink>
          </li>
        )
      })}
    </ul>
  )
}
