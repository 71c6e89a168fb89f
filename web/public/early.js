/* Runs before the page: sets light or dark without a flash, and tells an old browser what to do. */
(function () {
  var theme = null;
  try {
    theme = JSON.parse(localStorage.getItem("kontor") || "{}").theme;
  } catch (e) {
    /* a browser that keeps nothing is asked again each time */
  }
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  var able =
    "noModule" in HTMLScriptElement.prototype && "showModal" in document.createElement("dialog");
  if (able) return;
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
})();
