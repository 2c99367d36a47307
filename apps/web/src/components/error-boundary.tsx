import { Component, type ReactNode } from "react";

interface Props {
  /** Shown instead of what has failed. */
  fallback: ReactNode;
  /** Another value tries again: the screen has changed. */
  resetKey: string;
  children: ReactNode;
}

/** Keeps a screen that fails from taking the whole page with it. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ resetKey }: Props): void {
    // oxlint-disable-next-line react/no-did-update-set-state -- once after a failure
    if (this.state.hasFailed && resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
