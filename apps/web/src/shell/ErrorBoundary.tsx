import { Button, Result } from 'antd';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { Translation } from 'react-i18next';

interface State {
  error: Error | null;
}

/** A screen that fails takes down itself alone, and says what failed. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const again = () => this.setState({ error: null });
    return (
      <Translation>
        {(t) => (
          <Result
            className="nl-centre"
            status="error"
            title={t('screenFailed')}
            subTitle={error.message}
            extra={<Button onClick={again}>{t('retry')}</Button>}
          />
        )}
      </Translation>
    );
  }
}
