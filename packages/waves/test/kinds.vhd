-- Signals of every kind of type that a VHDL dump can hold.
library ieee;
use ieee.std_logic_1164.all;
use ieee.numeric_std.all;

package shapes is
  type state_t is (idle, busy, '!', done);
  type word_array is array (natural range <>) of std_logic_vector(3 downto 0);
  type pair_t is record
    valid : std_ulogic;
    count : integer range 0 to 200;
    data : unsigned(9 downto 0);
  end record;
  type pairs_t is array (1 downto 0) of pair_t;
  type free_t is record
    data : std_logic_vector;
    flag : boolean;
  end record;
  type load_t is range 0 to 1000000
    units
      pf;
      nf = 1000 pf;
    end units;
  signal shared_flag : bit := '0';
end package;

library ieee;
use ieee.std_logic_1164.all;
use work.shapes.all;

entity stage is
  port (
    clk : in std_logic;
    d : in std_logic_vector;
    q : out std_logic_vector(7 downto 0);
    s : buffer state_t
  );
end entity;

architecture rtl of stage is
begin
  step : process (clk)
  begin
    if rising_edge(clk) then
      q <= d(d'left downto d'left - 7);
      if s = done then s <= idle; else s <= state_t'succ(s); end if;
    end if;
  end process;
end architecture;

library ieee;
use ieee.std_logic_1164.all;
use ieee.numeric_std.all;
use work.shapes.all;

entity kinds is
end entity;

architecture sim of kinds is
  signal clk : std_logic := '0';
  signal wide : unsigned(69 downto 0) := (0 => '1', others => '0');
  signal upward : std_logic_vector(0 to 4) := "UX01Z";
  signal one : std_logic_vector(0 downto 0) := "-";
  signal weak : std_logic_vector(3 downto 0) := "WLH-";
  signal flag : boolean := false;
  signal plain : bit := '0';
  signal plains : bit_vector(11 downto 4) := x"a5";
  signal number : integer := -2;
  signal small : natural range 0 to 15 := 3;
  signal level : real := 0.1;
  signal delay : time := 3 ns;
  signal load : load_t := 5 nf;
  signal letter : character := 'a';
  signal note : string(1 to 5) := "hello";
  signal words : word_array(0 to 2) := (others => "0000");
  signal pair : pair_t := ('0', 1, (others => '0'));
  signal pairs : pairs_t := (others => ('U', 7, (others => 'X')));
  signal free : free_t(data(5 downto 0)) := ("010101", true);
  signal state : state_t;
  signal slow : std_logic_vector(69 downto 0);
  signal part : std_logic_vector(7 downto 0);
  type matrix_t is array (0 to 1, 2 downto 1) of integer;
  signal matrix : matrix_t := ((1, 2), (3, 4));
  -- The same values in types that a VCD can hold.
  signal pair_valid : std_ulogic;
  signal pair_count, pairs_count, matrix_entry, load_pf, delay_fs, note_first, state_place : integer;
  signal pair_data, pairs_data : unsigned(9 downto 0);
  signal words_last : std_logic_vector(3 downto 0);
  signal free_data : std_logic_vector(5 downto 0);
  signal free_flag : boolean;
begin
  pair_valid <= pair.valid;
  pair_count <= pair.count;
  pair_data <= pair.data;
  pairs_count <= pairs(1).count;
  pairs_data <= pairs(0).data;
  matrix_entry <= matrix(1, 2);
  load_pf <= load / pf;
  delay_fs <= delay / fs;
  note_first <= character'pos(note(1));
  state_place <= state_t'pos(state);
  words_last <= words(2);
  free_data <= free.data;
  free_flag <= free.flag;

  clk <= not clk after 5 ns when now < 2 us else '0';

  slow <= std_logic_vector(wide);
  first : entity work.stage port map (clk => clk, d => slow, q => part, s => state);

  slices : for i in 0 to 1 generate
    signal bits : std_logic_vector(1 downto 0);
  begin
    bits <= part(2 * i + 1 downto 2 * i);
  end generate;

  chosen : if true generate
    signal inside : std_logic;
  begin
    inside <= clk;
  end generate;

  fence : block
    signal kept : bit;
  begin
    kept <= plain;
  end block;

  process (clk)
    variable n : natural := 0;
  begin
    if rising_edge(clk) then
      n := n + 1;
      wide <= wide(68 downto 0) & (wide(69) xor wide(46));
      upward <= upward(1 to 4) & upward(0);
      one(0) <= clk;
      weak <= weak(2 downto 0) & weak(3);
      flag <= n mod 3 = 0;
      plain <= not plain;
      shared_flag <= not shared_flag;
      plains <= plains rol 1;
      number <= number * (-3) mod 100003 - 50000;
      small <= n mod 16;
      level <= level * 1.5 - 0.7;
      delay <= n * 1 ps;
      load <= n * 1 pf;
      letter <= character'val(n mod 256);
      note <= note(2 to 5) & character'val(97 + n mod 26);
      words(n mod 3) <= std_logic_vector(to_unsigned(n mod 16, 4));
      pair <= (clk, n mod 201, to_unsigned(n, 10));
      pairs(n mod 2).count <= n mod 50;
      pairs(n mod 2).data <= to_unsigned(n, 10);
      free.data <= free.data(4 downto 0) & free.data(5);
      free.flag <= n mod 5 = 0;
      matrix(n mod 2, 1 + n mod 2) <= n;
    end if;
  end process;
end architecture;
