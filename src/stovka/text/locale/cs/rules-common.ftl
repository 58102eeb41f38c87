### Pravidla obou her: kdo je na tahu a co je v ruce.

turn-closed =
    .rule = Než se rozdá, při počítání a po konci partie není na tahu nikdo.
    .why = Teď se nedá nic hrát: karty ještě nejsou rozdané, nebo kolo skončilo.
    .short = teď není na tahu nikdo
    .readings = U stolu se to rozumí samo, program to musí říct.
turn-not_yours =
    .rule = Hrát smí jen ten, kdo je na tahu.
    .why = { ME($me, "Nejste", $seat, "není") } na tahu: na tahu { ME($mover_me, "jste vy", "je", $mover) }.
    .short = { ME($me, "nejste", $seat, "není") } na tahu
    .readings = U stolu se to rozumí samo, program to musí říct.
turn-no_such_move =
    .rule = Jiné tahy než ty, které jmenují pravidla, nejsou.
    .why = Takový tah tato hra nezná.
    .short = takový tah tu není
    .readings = U stolu se to rozumí samo, program to musí říct.
hand-not_held =
    .rule = Zahrát můžete jen kartu, kterou máte v ruce.
    .why = Kartu { $card } v ruce { ME($me, "nemáte", $seat, "nemá") }.
    .short = { $card } v ruce není
    .readings = U stolu se to rozumí samo, program to musí říct.
