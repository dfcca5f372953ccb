import { Spin } from 'antd';

/** Fills its parent while a screen or its data is on the way. */
export function Loading() {
  return (
    <div style={{ display: 'grid', placeItems: 'center', height: '100%', minHeight: 120 }}>
      <Spin delay={200} />
    </div>
  );
}
