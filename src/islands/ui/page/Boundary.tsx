import { Component, type ReactNode } from 'react';
import { texts } from '#i18n/client.ts';
import { isCodeMissing } from '#stores/page/chunk-errors.ts';
import { reloadPage } from '#stores/session/navigation.ts';
import { Button } from '../text/Button.tsx';
import { Notice } from './Notice.tsx';

export interface BoundaryLook {
  /** `line` where there is room for one line only. */
  look?: 'notice' | 'line';
  className?: string;
}

interface Props extends BoundaryLook {
  children: ReactNode;
}

interface State {
  broken: boolean;
  tries: number;
}

/** Contains errors of its children, so that the rest of the page stays, and renders them again on request. */
export class Boundary extends Component<Props, State> {
  override state: State = { broken: false, tries: 0 };

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true };
  }

  retry = () => {
    // What did not come once is asked for again by a new page only; the same for what breaks twice.
    if (isCodeMissing() || this.state.tries > 0) reloadPage();
    else this.setState({ broken: false, tries: 1 });
  };

  override render() {
    const { look = 'notice', className, children } = this.props;
    if (!this.state.broken) return children;
    const t = texts('ui');
    if (look === 'line')
      return (
        <span role="alert" className={`flex flex-wrap items-center gap-3 text-danger ${className ?? ''}`}>
          {t('crashed')}{' '}
          <Button small onClick={this.retry}>
            {t('retry')}
          </Button>
        </span>
      );
    return (
      <div className={className}>
        <Notice tone="danger" live title={t('crashed')} actions={<Button onClick={this.retry}>{t('retry')}</Button>}>
          {t('crashedText')}
        </Notice>
      </div>
    );
  }
}
