import { Avatar as FluentAvatar } from '@fluentui/react-avatar'

/** A person's initials in a circle, named for screen readers. `size` in px. */
export const Avatar = ({ name, size = 32 }: { name: string; size?: 32 | 56 }) => (
  <FluentAvatar name={name} size={size} color="brand" aria-label={name} />
)
