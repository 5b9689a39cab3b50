import { useFocusFinders } from '@fluentui/react-tabster'
import { createRoot } from 'react-dom/client'

/**
 * Keeps Fluent's focus manager mounted. It unmounts with the last component that uses it; if that is a dialog, the page stays hidden from
 * screen readers.
 */
const FocusManager = () => {
  useFocusFinders()
  return null
}

createRoot(document.createElement('div')).render(<FocusManager />)
