import { NavLink } from 'react-router'
import { views } from './navigation.tsx'
import styles from './ViewLinks.module.css'

/** Links to the views; hovering or focusing one fetches its code. */
export const ViewLinks = ({ onChoose }: { onChoose?: () => void }) => (
  <ul className={styles.links}>
    {views().map(({ path, label, icon, chosenIcon, load }) => (
      <li key={path}>
        <NavLink
          to={path}
          title={label}
          className={styles.link ?? ''}
          onClick={onChoose}
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
        >
          {({ isActive }) => (
            <>
              {isActive ? chosenIcon : icon}
              <span className={styles.label}>{label}</span>
            </>
          )}
        </NavLink>
      </li>
    ))}
  </ul>
)
