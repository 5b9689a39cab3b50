import { Suspense } from 'react'
import { lazyPart } from '../lazy-part/lazy-part.tsx'
import { TextInput } from '../TextInput.tsx'

export interface TagInputProps {
  id: string
  /** Names the group of chosen values and the field. */
  label: string
  chosen: readonly string[]
  /** Offered below the field as the user types. */
  suggestions: readonly string[]
  /** The words for values; a value without is shown itself. */
  words?: ReadonlyMap<string, string>
  /** Values beyond the suggestions may be typed; Enter, a comma or leaving the field adds them. */
  free?: boolean
  describedBy?: string | undefined
  invalid?: boolean
  onChange: (chosen: readonly string[]) => void
}

const TagPickerSurface = lazyPart<TagInputProps>(() => import('./TagPickerSurface.tsx'))

/** Several values in one field, each a tag that can be removed. Its code loads when a form first shows one. */
export const TagInput = (props: TagInputProps) => (
  <Suspense fallback={<TextInput readOnly value={props.chosen.join(', ')} />}>
    <TagPickerSurface {...props} />
  </Suspense>
)
