import { Spin } from 'antd';

/** Fills its parent while a screen or its data is on the way. */
export function Loading() {
  return (
    <div className="nl-loading">
      <Spin delay={200} />
    </div>
  );
}
