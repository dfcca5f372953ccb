import type { AlertProps } from 'antd';
import { Suspense, lazy } from 'react';

// Few sign-ins have any.
const Alert = lazy(() => import('antd/es/alert'));

interface SignInNewsProps {
  type?: AlertProps['type'];
  text: string;
  more?: string;
}

/** What is to be known before signing in, or why it did not work; the words are there before their look is. */
export function SignInNews({ type = 'error', text, more }: SignInNewsProps) {
  return (
    <Suspense fallback={text}>
      <Alert type={type} showIcon title={text} description={more} />
    </Suspense>
  );
}
