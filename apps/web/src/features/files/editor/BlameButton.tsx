import { UserSwitchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Permitted } from '../../../parts/index.ts';

interface BlameButtonProps {
  /** The file that is shown; the built-in IP is in no commit of the project. */
  path: string | null;
  pressed: boolean;
  onPress: () => void;
}

/** Shows who wrote the lines of a file, or its text again. */
export function BlameButton({ path, pressed, onPress }: BlameButtonProps) {
  const { t } = useTranslation('editor');
  if (path === null || path.startsWith('library/')) return null;
  return (
    <Permitted any={['git:view']}>
      <Button
        type="text"
        className="nl-rtl-blame"
        icon={<UserSwitchOutlined />}
        title={t('blameHint')}
        aria-pressed={pressed}
        onClick={onPress}
      >
        {t('blame')}
      </Button>
    </Permitted>
  );
}
