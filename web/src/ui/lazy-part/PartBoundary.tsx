import { Component, type ReactNode } from 'react'

interface Props {
  /** A new value resets the failure, such as the address. */
  place?: string | undefined
  /** The failure is on screen. */
  onFailed?: (() => void) | undefined
  onRetry?: (() => void) | undefined
  /** Rendered in place of the part. */
  fallback: (error: unknown, retry: () => void) => ReactNode
  children: ReactNode
}

/** Contains a part that failed to load or to render, so that the rest of the page keeps working. React logs the error to the console. */
export class PartBoundary extends Component<Props, { error?: unknown; failed: boolean }> {
  override state: { error?: unknown; failed: boolean } = { failed: false }

  static getDerivedStateFromError(error: unknown): { error: unknown; failed: boolean } {
    return { error, failed: true }
  }

  override componentDidCatch(): void {
    this.props.onFailed?.()
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.place !== this.props.place) this.retry()
  }

  retry = (): void => {
    this.props.onRetry?.()
    this.setState({ failed: false })
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.state.error, this.retry) : this.props.children
  }
}
