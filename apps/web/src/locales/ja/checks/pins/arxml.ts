import type { ArxmlSentence } from '@netloom/pins';

export const arxml: Record<ArxmlSentence, string> = {
  'arxml/long': 'ファイルが {{megabytes}} MB を超えています。LIN ドライバだけをエクスポートしてください',
  'arxml/root':
    'ルート要素が <AUTOSAR> ではなく <{{name}}> で、ARXML ファイルではありません。設定を ARXML でエクスポートしてください',
  'arxml/namespace':
    '名前空間が「{{found}}」です。読めるのは AUTOSAR 4（{{namespace}}）だけです。ファイルを変換してください',
  'arxml/xml': 'XML を読めません：{{reason}}',
  'arxml/no-driver': 'ファイルのモジュール（{{modules}}）に LIN ドライバはありません',
  'arxml/no-modules': 'ファイルにモジュールがなく、LIN ドライバもありません',
  'arxml/not-read': '{{path}} は読み込まれません：{{reason}}',
  'arxml/formula': '値が式です',
  'arxml/no-value': '{{element}} がありません',
  'arxml/type': '「{{value}}」は {{type}} ではありません',
  'arxml/other-config': 'モジュールの別の設定',
  'arxml/container': 'LIN ドライバにコンテナ {{name}} はありません',
  'arxml/unnamed-container': 'LIN ドライバに定義のないコンテナはありません',
  'arxml/channel-container': 'LIN チャネルにコンテナ {{name}} はありません',
  'arxml/unnamed-channel-container': 'LIN チャネルに定義のないコンテナはありません',
  'arxml/channel-not-read': 'チャネル「{{name}}」は読み込まれません：{{reason}}',
  'arxml/no-name': 'SHORT-NAME がありません',
  'arxml/long-name': '名前が {{most}} 文字を超えています',
  'arxml/channels': '1 つの設定のチャネルは {{most}} 個までです',
  'arxml/read-before': '同じ名前のチャネルがすでに読み込まれています',
  'arxml/variant': '{{name}} の別バリアントの値',
  'arxml/no-definition': 'DEFINITION-REF がありません',
  'arxml/unknown': 'AUTOSAR 4.2.2 の LIN ドライバのパラメータでも、このツールの知る拡張でもありません',
};
