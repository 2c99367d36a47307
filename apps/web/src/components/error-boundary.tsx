import { Component, type ReactNode } from "react";

interface Props {
  /** Shown in place of the content that failed. */
  fallback: ReactNode;
  /** When it changes, the content is tried again. */
  resetKey: string;
  children: ReactNode;
}

/** Contains the failure of a screen, so that the rest of the page keeps working. */
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
