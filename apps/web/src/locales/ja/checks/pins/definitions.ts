import type { DefinitionSentence } from '@netloom/pins';

export const definitions: Record<DefinitionSentence, string> = {
  'option/smartcard':
    '非同期回線のストップビットは 1 または 2 です（RM0090、30.3.2「Configurable stop bits」）',
  'option/no-smartcard':
    'UART4、UART5、UART7、UART8 のストップビットは 1 または 2 です（RM0090、30.6.5「STOP」）',
  'option/master': 'NSS を駆動するのはマスタだけです（RM0090、28.3.1「NSS output enabled」）',
  'option/wired-and': 'この信号のバスはワイヤード AND で、他に譲れるのはオープンドレインだけです',
  'option/push-pull': 'この信号は両方向に駆動するため、プッシュプルが必要です',
  'rule/receive-only':
    'クロックは送信中だけ動くので、何も受信できません。Receive and Transmit を選んでください（RM0090、30.3.9）',
  'rule/parity-bit':
    'パリティが 8 ビットのうち 1 ビットを使い、データは 7 ビットになります。パリティ付き 8 ビットのデータにはワード長 9 が必要です（RM0090、30.3.7）',
  'rule/smartcard': '0.5 と 1.5 のストップビットはスマートカード用です（RM0090、30.3.2）',
};
