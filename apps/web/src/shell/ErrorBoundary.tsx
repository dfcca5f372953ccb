import { Button } from 'antd';
import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { Translation } from 'react-i18next';
import { Failure } from '../parts/Failure.tsx';
import { logError } from './errorLog/errorLog.ts';
import { isFailedLoad } from './failedLoad.ts';

interface Props {
  /** Path of the screen, for the error log. */
  place: string;
  children: ReactNode;
}

interface State {
  error: Error | null;
}

/** A screen that fails takes down itself alone, and says what failed. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    logError(error, this.props.place, componentStack ?? '');
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const again = () => this.setState({ error: null });
    const reload = () => window.location.reload();
    return (
      <Translation>
        {(t) =>
          isFailedLoad(error) ? (
            <Failure
              title={t('loadFailed.title')}
              text={t('loadFailed.text')}
              actions={
                <Button type="primary" onClick={reload}>
                  {t('loadFailed.reload')}
                </Button>
              }
            />
          ) : (
            <Failure
              title={t('screenFailed')}
              text={error.message}
              actions={<Button onClick={again}>{t('retry')}</Button>}
            />
          )
        }
      </Translation>
    );
  }
}
