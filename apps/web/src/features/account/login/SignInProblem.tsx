import { Suspense, lazy } from 'react';

// Few sign-ins go wrong.
const Alert = lazy(() => import('antd/es/alert'));

/** Why a sign-in did not work; the words are there before their look is. */
export function SignInProblem({ text }: { text: string }) {
  return (
    <Suspense fallback={text}>
      <Alert type="error" showIcon title={text} />
    </Suspense>
  );
}
