import { RocketOutlined } from '@ant-design/icons';
import { insertSample } from '@netloom/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../announce.ts';
import { useCallMutation } from '../../../api/index.ts';
import { Permitted } from '../../../parts/index.ts';
import { switchDepartment } from '../../../session/index.ts';

const CANVAS = '/charts/keyboard';

/** Makes the user's own sample project, or finds the one that he has, and opens its diagram. */
export function SampleButton() {
  const { t } = useTranslation();
  const make = useCallMutation(insertSample, {
    onSuccess: ({ deptId }) => switchDepartment(deptId, CANVAS).catch(announceError),
  });
  return (
    <Permitted any={['project:create']}>
      <Button
        type="primary"
        icon={<RocketOutlined />}
        loading={make.isPending}
        onClick={() => make.mutate({})}
      >
        {t('sample')}
      </Button>
    </Permitted>
  );
}
