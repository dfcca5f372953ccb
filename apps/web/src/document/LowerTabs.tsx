import type { Diagnostic } from '@netloom/model';
import { CloseOutlined } from '@ant-design/icons';
import { Badge, Button, Tabs } from 'antd';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../Loading.tsx';
import { Later } from '../parts/Later.tsx';
import { HeightHandle } from './HeightHandle.tsx';
import type { Height } from './HeightHandle.tsx';
import './document.css';

interface LowerTab<Key extends string> {
  key: Key;
  label: string;
  /** Counted beside the label, in the colour of the worst. */
  problems?: readonly Diagnostic[];
  children: ReactNode;
  /** Stays as it is while another tab is shown. */
  isKept?: boolean;
}

interface LowerTabsProps<Key extends string> {
  tabs: readonly LowerTab<Key>[];
  shown: Key;
  onShow: (key: Key) => void;
  /** Where the panel can be made higher. */
  height?: Height;
  onClose?: () => void;
}

/** What comes of a document, below its editor: problems, generated files and what else the kind has. */
export function LowerTabs<Key extends string>(props: LowerTabsProps<Key>) {
  const { tabs, shown, onShow, height, onClose } = props;
  const { t } = useTranslation('document');
  return (
    <section className="nl-lower" aria-label={t('lower.label')} style={height && { height: height.pixels }}>
      {height && <HeightHandle {...height} />}
      <Later>
        <Tabs
          size="small"
          activeKey={shown}
          onChange={(key) => onShow(key as Key)}
          items={tabs.map(({ key, label, problems, children, isKept }) => ({
            key,
            label: problems === undefined ? label : <Counted label={label} problems={problems} />,
            children: <Suspense fallback={<Loading />}>{children}</Suspense>,
            destroyOnHidden: isKept !== true,
          }))}
        />
      </Later>
      {onClose && (
        <Button
          className="nl-lower-close"
          type="text"
          size="small"
          icon={<CloseOutlined />}
          aria-label={t('lower.close')}
          onClick={onClose}
        />
      )}
    </section>
  );
}

function Counted({ label, problems }: { label: string; problems: readonly Diagnostic[] }) {
  const hasErrors = problems.some(({ severity }) => severity === 'error');
  return (
    <>
      {label}{' '}
      <Badge
        size="small"
        count={problems.length}
        overflowCount={999}
        color={hasErrors ? 'var(--nl-error)' : 'var(--nl-warning)'}
      />
    </>
  );
}
