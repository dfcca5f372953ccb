import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
  id: 'pins',
  title: 'Pines y periféricos',
  sections: [
    {
      id: 'pins-chip',
      title: 'Un chip y su placa',
      blocks: [
        '**Pines y periféricos** parte de un chip: el de muestra, o uno que **Importar un chip** lee de los datos de pines abiertos de STMicroelectronics: el XML del MCU y el de su GPIO, los dos a la vez. Antes de guardar nada se cuenta lo que contienen.',
        'La luz de la barra dice si se puede generar código. Un clic en ella muestra los problemas; un clic en un problema lleva a su campo.',
      ],
    },
    {
      id: 'pins-place',
      title: 'Que las señales encuentren pines',
      blocks: [
        {
          steps: [
            'Elija a la izquierda un periférico y su modo: sus señales encuentran pines enseguida.',
            'Si otras tienen que moverse, los movimientos se dibujan en el encapsulado: acepte todos, algunos o ninguno.',
            'Bloquee lo que la placa necesita: un pin bloqueado no se mueve. Arrastre una señal a otro pin, o pulse `Enter` en un pin para elegir entre sus señales.',
            'Si no hay asignación posible, **Ambas partes** muestra quién ocupa los pines y dónde más podría estar cada uno.',
          ],
        },
        'Los pines de arranque, depuración, oscilador y reset se usan los últimos, y con un aviso.',
      ],
    },
    {
      id: 'pins-clocks',
      title: 'Relojes y velocidades',
      blocks: [
        '**Relojes** ajusta cada nodo en su sitio y muestra la frecuencia que sale de él; lo que supera su límite dice por cuánto. **Alcanzar HCLK** encuentra los factores del PLL.',
        'Una velocidad en baudios muestra la que da el reloj real, con el error en tanto por ciento.',
      ],
    },
    {
      id: 'pins-code',
      title: 'Código',
      blocks: [
        'El C con la forma del HAL está junto a los pines y sigue cada cambio. **Generar código** lo escribe junto a la configuración, con script de enlace, arranque, archivos de CMake y un overlay de devicetree.',
        'El código entre `USER CODE BEGIN` y `USER CODE END` se conserva al generar de nuevo; o téngalo en archivos propios.',
        '**LIN** contiene los canales de un driver LIN de AUTOSAR 4.2.2, y lee y escribe ARXML. Las extensiones de un fabricante están marcadas.',
      ],
    },
  ],
};
