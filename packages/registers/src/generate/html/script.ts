/** The search box: keeps what holds all words in a name, an address or a field, and says how many. */
export const SCRIPT = `
(function () {
  var box = document.querySelector('nav input'), count = document.querySelector('nav output');
  var items = Array.prototype.slice.call(document.querySelectorAll('nav li'));
  var sections = Array.prototype.slice.call(document.querySelectorAll('main section'));
  var index = null;
  function texts() {
    return sections.map(function (section) {
      var names = section.querySelectorAll('h3,.title,.fields td:nth-child(2),.values b');
      return Array.prototype.map.call(names, function (each) { return each.textContent; }).join(' ').toLowerCase();
    });
  }
  function search() {
    var words = box.value.toLowerCase().split(/\\s+/).filter(Boolean), found = 0;
    index = index || texts();
    sections.forEach(function (section, at) {
      var hit = words.every(function (word) { return index[at].indexOf(word) >= 0; });
      section.hidden = items[at].hidden = !hit;
      if (hit) found++;
    });
    document.body.classList.toggle('searching', words.length > 0);
    count.textContent = words.length ? found + ' of ' + sections.length : '';
  }
  box.addEventListener('input', search);
  document.querySelector('nav form').addEventListener('submit', function (event) {
    event.preventDefault();
    var first = items.filter(function (item) { return !item.hidden; })[0];
    if (first) location.hash = first.querySelector('a').getAttribute('href');
  });
  document.addEventListener('keydown', function (event) {
    if (event.key === '/' && document.activeElement !== box) { event.preventDefault(); box.focus(); box.select(); }
    if (event.key === 'Escape' && document.activeElement === box) { box.value = ''; search(); }
  });
})();
`;
