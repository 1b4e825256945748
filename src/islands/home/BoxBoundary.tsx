import { Component, type ReactNode } from 'react';
import { texts } from '../../i18n/client.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

/** Keeps a box that breaks from taking the others with it. */
export class BoxBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Notice
        tone="danger"
        live
        actions={<Button onClick={() => this.setState({ broken: false })}>{texts('ui')('retry')}</Button>}
      >
        {texts('home')('crashed')}
      </Notice>
    );
  }
}
