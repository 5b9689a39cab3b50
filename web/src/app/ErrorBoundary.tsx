import { Component, type ReactNode } from 'react'
import { LoadFailure } from './StartFailure.tsx'

interface Props {
  /** A new address resets the error. */
  place: string
  inShell?: boolean
  children: ReactNode
}

/** Contains a screen that failed to load or to render, so that the shell keeps working. React logs the error to the console. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.place !== this.props.place) this.setState({ failed: false })
  }

  override render(): ReactNode {
    return this.state.failed ? <LoadFailure inShell={this.props.inShell === true} /> : this.props.children
  }
}
