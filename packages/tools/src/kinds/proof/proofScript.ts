/** Where the steps to the first property that does not hold are, seen from the run's folder. */
export const COUNTEREXAMPLE = 'counterexample.vcd';
/** What the cells of properties are called, before their numbers. */
export const PROPERTY = 'netloom_property_';

/** Shell that finds the properties of the model, with their places. */
const READ = `#!/bin/bash
places=()
while read -r word name rest; do
  if [ "$word $name" = 'attribute \\src' ]; then place=\${rest#\\"}; place=\${place%\\"}; place=\${place%%|*}; fi
  if [ "$word $name" = 'cell $assert' ]; then places[\${rest#\\\\${PROPERTY}}]=$place; place=; fi
done <../properties.txt
all=\${#places[@]}
if [ "$all" -eq 0 ]; then echo 'netloom: no properties'; exit 0; fi
`;

/** Shell that keeps one property of the model, decides it, and writes the steps to where it does not hold. */
const functionsFor = (top: string): string => `alone() {
  echo "read_rtlil ../model.il; cd ${top}; delete t:\\$assert c:${PROPERTY}$1 %d; select -assert-count 1 t:\\$assert; select -clear;"
}
decide() {
  yosys -q -p "$(alone "$1") $2 cd ..; opt -fast -keepdc; techmap; opt -fast -keepdc; dffunmap; aigmap; opt_clean; write_aiger -zinit ../property.aig" || exit 1
  yosys-abc -c "read_aiger ../property.aig; fold; strash; pdr -T $limit" >../answer.txt || exit 1
  frame=$(sed -nE 's/.*was asserted in frame ([0-9]+).*/\\1/p' ../answer.txt)
  if [ -n "$frame" ]; then answer=refuted
  elif grep -q '^Property proved' ../answer.txt; then answer=proved
  else answer=undecided; fi
}
trace() {
  [ -e ../${COUNTEREXAMPLE} ] && return
  timeout 120 yosys -q -p "$(alone "$1") cd ..; opt_clean; sat -tempinduct-baseonly -prove-asserts -set-assumes -maxsteps $(($2 + 2)) -show-public -dump_vcd ../steps.vcd ${top}" >/dev/null
  [ -s ../steps.vcd ] || return
  # The model's own nets are left out.
  awk '$1 == "$var" && $5 !~ /^\\\\/ { own[$4]; next }
    $1 == "$var" { sub(/^\\\\/, "", $5) }
    $1 == "$scope" { sub(/^\\\\/, "", $3) }
    $2 in own || (NF == 1 && substr($1, 2) in own) { next }
    { print }' ../steps.vcd >../${COUNTEREXAMPLE}
}

`;

const DECIDE = `proved=0 done=0
for at in "\${!places[@]}"; do
  decide "$at" ''
  verdict=$answer
  if [ "$verdict" = refuted ]; then trace "$at" "$frame"
  elif [ "$verdict" = proved ]; then
    decide "$at" "connect -port ${PROPERTY}$at A 1'b0;"
    case $answer in
      refuted) proved=$((proved + 1)) ;;
      proved) verdict=vacuous ;;
      *) verdict=unasked ;;
    esac
  fi
  done=$((done + 1))
  echo "netloom: $verdict $done $all \${places[at]}"
done
echo "netloom: $proved of $all properties are proved"
exit 0
`;

/**
 * Decides each property by itself, by property-directed reachability (Bradley, VMCAI 2011), and says
 * `netloom: <verdict> <number> <of> <place>`. What is proved must be asked for at all: the same property that never
 * holds must be refuted, else nothing ever comes to it, or what is assumed contradicts itself.
 */
export function proofScript(top: string, seconds: number): string {
  const limit = `limit=$((${seconds} / (2 * all) > 10 ? ${seconds} / (2 * all) : 10))\n\n`;
  return [READ, limit, functionsFor(top), DECIDE].join('');
}
