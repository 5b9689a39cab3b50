import { Component, type ReactNode } from 'react'
import { LoadFailure } from './StartFailure.tsx'

interface Props {
  /** Another place is another try. */
  place: string
  inShell?: boolean
  children: ReactNode
}

/** Keeps a screen that could not be loaded, or that broke, from taking the shell with it. React writes the error to the console. */
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
