/* Stands in the document itself, before all else: tells an old browser what to do, sets light or
   dark without a flash, and asks at once for what this address will need. Words that any browser
   understands. `lib/early.ts` takes over what was asked for. */
(function (FILES) {
  function kept(name) {
    try {
      return JSON.parse(localStorage.getItem(name));
    } catch (e) {
      return null; /* a browser that keeps nothing is asked again each time */
    }
  }

  function sayTooOld() {
    var text = {
      de: [
        "Dieser Browser ist zu alt für Kontor.",
        "Mit einem aktuellen Firefox, Chrome, Edge oder Safari geht es.",
      ],
      pl: [
        "Ta przeglądarka jest za stara na Kontor.",
        "Zadziała aktualny Firefox, Chrome, Edge lub Safari.",
      ],
      en: [
        "This browser is too old for Kontor.",
        "A current Firefox, Chrome, Edge or Safari will do.",
      ],
    };
    var said = text[(navigator.language || "en").slice(0, 2)] || text.en;
    document.getElementById("page").innerHTML =
      '<main class="too-old"><h1>' + said[0] + "</h1><p>" + said[1] + "</p></main>";
  }

  function ask(path) {
    /* Read at once: a body that nobody takes would keep its connection. */
    early.asked[path] = fetch("/api" + path).then(function (answer) {
      return answer.arrayBuffer().then(function (body) {
        return new Response(body, answer);
      });
    });
    early.asked[path].catch(function () {}); /* whoever takes it will see */
  }

  function preload(name) {
    (FILES[name] || []).forEach(function (file) {
      var link = document.createElement("link");
      var as = /woff2$/.test(file) ? "font" : /svg$/.test(file) ? "image" : "";
      link.rel = as ? "preload" : "modulepreload";
      if (as) link.as = as;
      if (as !== "image") link.crossOrigin = "";
      link.href = alone ? file.slice(1) : file;
      document.head.appendChild(link);
    });
  }

  function goToTable(id, language, light, boardIsLater) {
    var tables = kept("kontor-tables");
    var known = (Array.isArray(tables) ? tables : []).filter(function (table) {
      return table && table.id === id && Array.isArray(table.seats);
    })[0] || { game: "", seats: [] };
    var wanted = Number((/[?&]seat=(\d+)/.exec(location.search) || [])[1]);
    var seat = known.seats.indexOf(wanted) < 0 ? known.seats[0] : wanted;
    if (seat === undefined) seat = null;
    var path = "/tables/" + id + "/socket";
    var hello = "?since=0&aid=true" + (seat === null ? "" : "&seat=" + seat);
    var socket = new WebSocket(location.origin.replace(/^http/, "ws") + "/api" + path + hello);
    var heard = [];
    socket.onmessage = function (message) {
      heard.push(message);
    };
    var state = fetch("/api/tables/" + id + hello).then(function (answer) {
      return answer.json().then(function (told) {
        return answer.ok ? told : null;
      });
    });
    state.catch(function () {}); /* then the socket will tell */
    early.line = { path: path, seat: seat, socket: socket, heard: heard, state: state };
    if (!known.game) ask("/tables/" + id + "?");
    ask("/games");
    preload("table");
    preload(known.game);
    preload(known.game + "-" + language);
    if (!boardIsLater) preload(known.game + "-" + light);
  }

  /* As `lib/settings.svelte.ts` chooses. */
  function languageOf(settings) {
    var wanted = [settings.language].concat(navigator.languages || []);
    for (var i = 0; i < wanted.length; i++) {
      var found = /^(de|en|pl)/i.exec(wanted[i] || "");
      if (found) return found[0].toLowerCase();
    }
    return "en";
  }

  function lightOf(settings) {
    var dark = matchMedia("(prefers-color-scheme: dark)").matches;
    if (settings.theme === "light" || settings.theme === "dark") return settings.theme;
    return dark ? "dark" : "light";
  }

  /* `lib/server.ts`: without a server there is nobody to ask. */
  var alone = document.documentElement.hasAttribute("data-alone");
  var early = (window.early = { asked: {} });
  var settings = kept("kontor") || {};
  var language = languageOf(settings);
  if (settings.theme === "light" || settings.theme === "dark")
    document.documentElement.setAttribute("data-theme", settings.theme);
  if (
    !("noModule" in HTMLScriptElement.prototype) ||
    !("showModal" in document.createElement("dialog"))
  ) {
    document.addEventListener("DOMContentLoaded", sayTooOld);
    return;
  }
  preload("words-" + language);
  if (alone) return preload("fonts");
  var table = /^\/table\/([\w-]+)(\/review|\/learn)?/.exec(location.pathname);
  if (location.pathname === "/") ask("/games");
  else if (table && location.hash.indexOf("seat=") < 0)
    goToTable(table[1], language, lightOf(settings), Boolean(table[2]));
  preload("fonts");
})("FILES");
