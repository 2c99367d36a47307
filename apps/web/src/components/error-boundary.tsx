import { Component, type ComponentType, type ReactNode } from "react";
import { forgetFailedLoads } from "../lib/load-once.ts";

interface Props {
  /** Shown in place of the content that failed. */
  fallback: ComponentType<{ onRetry: () => void }>;
  /** A new value makes the boundary render its content again after an error. */
  resetKey: string;
  children: ReactNode;
}

/** Contains the failure of a screen, so that the rest of the page keeps working. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    forgetFailedLoads();
  }

  override componentDidUpdate({ resetKey }: Props): void {
    if (this.state.hasFailed && resetKey !== this.props.resetKey) this.retry();
  }

  readonly retry = () => this.setState({ hasFailed: false });

  override render(): ReactNode {
    const { fallback: Fallback, children } = this.props;
    return this.state.hasFailed ? <Fallback onRetry={this.retry} /> : children;
  }
}
